/* Runs inside of the preview's frame: tells the page around it how high the widget is. */
const { documentElement } = document;
new ResizeObserver(() => parent.postMessage(documentElement.offsetHeight, '*')).observe(documentElement);
