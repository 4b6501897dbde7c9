/** The button alone, for a page that gets the assistant's code only when it is wanted. Its styles are `launcher.css`. */
export { launcher as launcherMessages } from './locales/en/launcher.js';
export { Launcher as ChatLauncher, type LauncherProps as ChatLauncherProps } from './parts/Launcher.js';
