/** Exports the button only, for pages that load the assistant on demand. Its styles are in `launcher.css`. */
export { launcher as launcherMessages } from './locales/en/launcher.js';
export { Launcher as ChatLauncher, type LauncherProps as ChatLauncherProps } from './parts/Launcher.js';
