/** Settings with which create-next-app begins a project. */
export default { cacheComponents: true, partialPrefetching: true, turbopack: { root: import.meta.dirname } };
