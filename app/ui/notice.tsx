export interface NoticeText {
  title: string;
  description?: string;
}

/** What a form was answered, read aloud at once; a refusal can be given the focus. */
export function Notice({ title, description, tone = "danger" }: NoticeText & { tone?: "danger" | "ok" }) {
  return (
    <div
      className={`gs-notice gs-notice--${tone}`}
      role={tone === "danger" ? "alert" : "status"}
      tabIndex={tone === "danger" ? -1 : undefined}
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
    </div>
  );
}
