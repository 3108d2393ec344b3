"""Editable install only, for the moment."""

from setuptools import setup

setup()
