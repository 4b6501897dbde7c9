/* runs inside the preview iframe and reports the widget's height */
const { documentElement } = document;
new ResizeObserver(() => parent.postMessage(documentElement.offsetHeight, '*')).observe(documentElement);
