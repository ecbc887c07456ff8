/** Cards of banks, of health plans and driving licences (ISO/IEC 7810, ID-1), in mm. */
export const CARD = { width: 85.6, height: 53.98, corner: 3.18, thickness: 0.76 } as const;
