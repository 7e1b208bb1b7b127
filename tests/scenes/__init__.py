"""The screens, used as a person uses them: by mouse, touch and keys."""
