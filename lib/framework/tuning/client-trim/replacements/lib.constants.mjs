/** The only one of Next's constants that its browser code reads; most are texts for the build. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
