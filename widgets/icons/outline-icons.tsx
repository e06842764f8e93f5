import type { ReactNode } from "react";

/** Frame of the outline icons: 24 units, hidden from assistive technology. Their lines are styled by `gs-icon`. */
function OutlineIcon({ children }: { children: ReactNode }) {
  return (
    <svg className="gs-icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export function CheckIcon() {
  return (
    <OutlineIcon>
      <path d="M5 12l5 5l10 -10" />
    </OutlineIcon>
  );
}

export function DownloadIcon() {
  return (
    <OutlineIcon>
      <path d="M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2" />
      <path d="M7 11l5 5l5 -5" />
      <path d="M12 4v12" />
    </OutlineIcon>
  );
}

export function UploadIcon() {
  return (
    <OutlineIcon>
      <path d="M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2" />
      <path d="M7 9l5 -5l5 5" />
      <path d="M12 4v12" />
    </OutlineIcon>
  );
}

export function ClockIcon() {
  return (
    <OutlineIcon>
      <path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0" />
      <path d="M12 7v5l3 3" />
    </OutlineIcon>
  );
}

export function CloseIcon() {
  return (
    <OutlineIcon>
      <path d="M18 6l-12 12" />
      <path d="M6 6l12 12" />
    </OutlineIcon>
  );
}

export function AlertIcon() {
  return (
    <OutlineIcon>
      <path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0" />
      <path d="M12 8v4" />
      <path d="M12 16h.01" />
    </OutlineIcon>
  );
}

export function MinusIcon() {
  return (
    <OutlineIcon>
      <path d="M5 12h14" />
    </OutlineIcon>
  );
}

export function PlusIcon() {
  return (
    <OutlineIcon>
      <path d="M12 5v14" />
      <path d="M5 12h14" />
    </OutlineIcon>
  );
}

export function ChevronDownIcon() {
  return (
    <OutlineIcon>
      <path d="M6 9l6 6l6 -6" />
    </OutlineIcon>
  );
}

export function ChevronLeftIcon() {
  return (
    <OutlineIcon>
      <path d="M15 6l-6 6l6 6" />
    </OutlineIcon>
  );
}

export function ChevronRightIcon() {
  return (
    <OutlineIcon>
      <path d="M9 6l6 6l-6 6" />
    </OutlineIcon>
  );
}

export function CopyIcon() {
  return (
    <OutlineIcon>
      <path d="M8 10a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2z" />
      <path d="M16 8v-2a2 2 0 0 0 -2 -2h-8a2 2 0 0 0 -2 2v8a2 2 0 0 0 2 2h2" />
    </OutlineIcon>
  );
}

export function LockIcon() {
  return (
    <OutlineIcon>
      <path d="M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2z" />
      <path d="M8 11v-4a4 4 0 1 1 8 0v4" />
    </OutlineIcon>
  );
}

export function QrIcon() {
  return (
    <OutlineIcon>
      <path d="M4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1z" />
      <path d="M14 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1z" />
      <path d="M4 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1z" />
      <path d="M7 17v.01M17 7v.01M7 7v.01M14 14h3M20 14v.01M14 14v3M14 20h3M17 17h3M20 17v3" />
    </OutlineIcon>
  );
}

export function RefreshIcon() {
  return (
    <OutlineIcon>
      <path d="M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4" />
      <path d="M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4" />
    </OutlineIcon>
  );
}

export function FlaskIcon() {
  return (
    <OutlineIcon>
      <path d="M9 3h6" />
      <path d="M10 3v6l-5 9.5a1.7 1.7 0 0 0 1.5 2.5h11a1.7 1.7 0 0 0 1.5 -2.5l-5 -9.5v-6" />
      <path d="M7.5 15h9" />
    </OutlineIcon>
  );
}

export function SunIcon() {
  return (
    <OutlineIcon>
      <path d="M8 12a4 4 0 1 0 8 0a4 4 0 0 0 -8 0" />
      <path d="M3 12h1M12 3v1M20 12h1M12 20v1M5.6 5.6l.7 .7M18.4 5.6l-.7 .7M17.7 17.7l.7 .7M6.3 17.7l-.7 .7" />
    </OutlineIcon>
  );
}
