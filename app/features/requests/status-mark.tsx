import "./statuses.css";

/** A status with its colour. */
export function StatusMark({ name, color }: { name: string; color: string }) {
  return (
    <span className="app-row app-gap-8 app-status">
      <span className="app-status-mark" style={{ background: color }} aria-hidden="true" />
      {name}
    </span>
  );
}
