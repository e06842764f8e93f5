import "./survey.css";
/** A speech bubble with a sunflower, in the survey's violet. */
export function ThanksArt() {
  return (
    <svg
      className="app-survey__art"
      viewBox="0 0 160 112"
      width="160"
      height="112"
      aria-hidden
      focusable="false"
    >
      <circle cx="80" cy="54" r="50" fill="#8800FF" opacity="0.1" />
      <path
        d="M42 24h76a12 12 0 0 1 12 12v38a12 12 0 0 1-12 12H84L66 102V86H42a12 12 0 0 1-12-12V36a12 12 0 0 1 12-12Z"
        fill="#8800FF"
      />
      <g fill="#ffffff">
        {PETALS.map((angle) => (
          <ellipse key={angle} cx="80" cy="41" rx="4.5" ry="9" transform={`rotate(${String(angle)} 80 55)`} />
        ))}
      </g>
      <circle cx="80" cy="55" r="8" fill="#8800FF" stroke="#ffffff" strokeWidth="3" />
      <g stroke="#8800FF" strokeWidth="3" strokeLinecap="round">
        <path d="M14 30v10M9 35h10M146 20v8M142 24h8M140 92v10M135 97h10" />
      </g>
      <circle cx="20" cy="82" r="4" fill="#8800FF" opacity="0.45" />
      <circle cx="128" cy="10" r="3" fill="#8800FF" opacity="0.45" />
    </svg>
  );
}

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315] as const;
