import "./color-mark.css";

/** A colour beside the text that it stands for. */
export function ColorMark({ color }: { color: string }) {
  return <span className="app-color-mark" style={{ background: color }} aria-hidden="true" />;
}
