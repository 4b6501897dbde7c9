/** Only the button, for pages that load the assistant on demand. Styles: `launcher.css`. */
export { launcher as launcherMessages } from './locales/en/launcher.js';
export { Launcher as ChatLauncher, type LauncherProps as ChatLauncherProps } from './parts/Launcher.js';
