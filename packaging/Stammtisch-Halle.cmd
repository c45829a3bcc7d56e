@echo off
rem Starts the tournament hall and opens the browser; stammtisch.exe must lie beside this file.
cd /d "%~dp0"
stammtisch.exe serve --open
pause
