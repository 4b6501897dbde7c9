/* Runs inside the preview's frame: reports the widget's height to the surrounding page. */
const { documentElement } = document;
new ResizeObserver(() => parent.postMessage(documentElement.offsetHeight, '*')).observe(documentElement);
