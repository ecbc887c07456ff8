/** @jest-environment node */
import { platformContract } from './testing/contract/all';
import { openPgliteStore } from './testing/test-store';

describe('platform on PGlite', () => platformContract(() => openPgliteStore()));
