/** A face in the corners of a viewfinder. */
export function PhotoFigure() {
  return (
    <svg viewBox="0 0 96 72" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
      <path d="M18 4H4v14M78 4h14v14M18 68H4V54M78 68h14V54" />
      <ellipse cx="48" cy="36" rx="18" ry="24" />
      <circle cx="40" cy="32" r="6.5" />
      <circle cx="56" cy="32" r="6.5" />
      <path d="M46.5 31q1.5-1.5 3 0" />
    </svg>
  );
}

/** A face with its width from temple to temple. */
export function WidthFigure() {
  return (
    <svg viewBox="0 0 132 72" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
      <ellipse cx="36" cy="28" rx="20" ry="25" />
      <path d="M16 28v34M56 28v34" strokeDasharray="2 3" />
      <path d="M16 62h40M19 59l-3 3 3 3M53 59l3 3-3 3" />
      <text x="66" y="65" fontSize="11" fill="currentColor" stroke="none">
        138 mm
      </text>
    </svg>
  );
}
