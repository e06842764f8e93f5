import { UI_TEXTS } from "#copy/ui/ui.ts";
import { Badge } from "./badge.tsx";

export function BadgeExample() {
  return (
    <div className="app-row">
      {(["plain", "quiet", "info", "ok", "warn", "danger"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {UI_TEXTS.badges[tone]}
        </Badge>
      ))}
    </div>
  );
}
