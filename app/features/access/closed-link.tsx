/** A link that opens nothing any more, and the ways on. */
export function ClosedLink({
  title,
  text,
  ways,
}: {
  title: string;
  text: string;
  /** The first one is the usual one. */
  ways: readonly { label: string; path: string }[];
}) {
  return (
    <div className="app-login__form">
      <h1 className="app-login__title">{title}</h1>
      <p className="app-login__hint">{text}</p>
      {ways.map(({ label, path }, at) => (
        <a
          key={path}
          href={path}
          className={at === 0 ? "gs-button gs-button--primary gs-button--large" : "app-link"}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
