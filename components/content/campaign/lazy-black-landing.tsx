'use client';

import dynamic from 'next/dynamic';

/** A separate chunk, so that other landing pages load none of its CSS. */
export const BlackLanding = dynamic(() => import('./black-landing').then((module) => module.BlackLanding));
