import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What a component imports when it is wanted is compiled on the spot: on a busy machine that takes more than the
// second that is waited otherwise. Only tests that fail wait this long.
configure({ asyncUtilTimeout: 10_000 });
