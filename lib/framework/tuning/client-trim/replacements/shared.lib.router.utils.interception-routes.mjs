/** The shop has no interception routes (folders of app/ whose names begin with `(.)`). */
export const INTERCEPTION_ROUTE_MARKERS = [];

export function isInterceptionRouteAppPath() {
  return false;
}
