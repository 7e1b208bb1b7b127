"""Controls: each a file, all of them focusable, sized by the window and the text size."""
