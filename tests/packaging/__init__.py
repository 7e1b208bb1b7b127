"""The spec for three systems, the icons, and the parts for the Linux desktop."""
