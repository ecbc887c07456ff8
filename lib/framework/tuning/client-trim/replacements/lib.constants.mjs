/** Of Next's constants, most of which are texts for the build, the one that its browser code reads. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
