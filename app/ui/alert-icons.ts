import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from "@tabler/icons-react";
import type { Alert } from "#domain/live/messages.ts";

/** Icons by type of message or dialog. */
export const ALERT_ICONS = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
} as const satisfies Record<Alert["type"], unknown>;
