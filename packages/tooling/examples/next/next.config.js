export default { cacheComponents: true, partialPrefetching: true, turbopack: { root: import.meta.dirname } };
