"""The program that makes the sounds in `assets/sounds/`, from arithmetic alone."""
