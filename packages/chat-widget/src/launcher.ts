/** The button alone, for a page that gets the assistant's code only when it is wanted. Its styles are `launcher.css`. */
export { chatMessages, type ChatMessages } from './messages.js';
export { Launcher as ChatLauncher, type LauncherProps as ChatLauncherProps } from './parts/Launcher.js';
