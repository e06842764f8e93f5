import "./statuses.css";
import { ColorMark } from "#app/ui/color-mark.tsx";

/** A status with its colour. */
export function StatusMark({ name, color }: { name: string; color: string }) {
  return (
    <span className="app-row app-gap-8 app-status">
      <ColorMark color={color} />
      {name}
    </span>
  );
}
