/* Reports the widget's height from inside the frame. */
const { documentElement } = document;
new ResizeObserver(() => parent.postMessage(documentElement.offsetHeight, '*')).observe(documentElement);
