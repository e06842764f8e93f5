import "./notice.css";
import type { HTMLAttributes } from "react";

export interface NoticeText {
  title: string;
  description?: string;
}

export type NoticeTone = "ok" | "info" | "warn" | "danger";

const TONES: Readonly<Record<NoticeTone, string>> = {
  ok: "gs-notice gs-notice--ok",
  info: "gs-notice app-notice-info",
  warn: "gs-notice gs-notice--warn",
  danger: "gs-notice gs-notice--danger",
};

export interface NoticeBoxProps extends HTMLAttributes<HTMLElement> {
  tone: NoticeTone;
  /** `p` for plain text, which is the default. */
  as?: "p" | "div" | "section";
}

/** Text on a coloured background. Use a role for notices that appear while the page is open. */
export function NoticeBox({ tone, as: Frame = "p", className, ...rest }: NoticeBoxProps) {
  return <Frame {...rest} className={className ? `${TONES[tone]} ${className}` : TONES[tone]} />;
}

/** Notice of a form's answer, announced at once. A refusal can take the focus. */
export function Notice({ title, description, tone = "danger" }: NoticeText & { tone?: "danger" | "ok" }) {
  const isRefusal = tone === "danger";
  return (
    <NoticeBox
      as="div"
      tone={tone}
      role={isRefusal ? "alert" : "status"}
      tabIndex={isRefusal ? -1 : undefined}
    >
      <p>
        <strong>{title}</strong>
        {description !== undefined && (
          <>
            <br />
            {description}
          </>
        )}
      </p>
    </NoticeBox>
  );
}
