"""Games in progress, what animates them, and the store under every kind of harm."""
