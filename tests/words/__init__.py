"""Sentences and catalogs."""
