"""What is drawn: texts, cards, layouts, widgets, sounds, and the art itself."""
