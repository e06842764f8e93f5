export interface NoticeText {
  title: string;
  description?: string;
}

/** What a form was answered, read aloud at once. */
export function Notice({ title, description, tone = "danger" }: NoticeText & { tone?: "danger" | "ok" }) {
  return (
    <div className={`gs-notice gs-notice--${tone}`} role={tone === "danger" ? "alert" : "status"}>
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
