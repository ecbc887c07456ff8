'use client';

import dynamic from 'next/dynamic';

/** The black template with its styles in files of its own: other landing pages load nothing of it. */
export const BlackLanding = dynamic(() => import('./black-landing').then((module) => module.BlackLanding));
