import "./login.css";
import { LinkButton } from "#app/ui/link-button.tsx";
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
      {ways.map(({ label, path }, at) =>
        at === 0 ? (
          <LinkButton key={path} href={path} kind="primary" size="large">
            {label}
          </LinkButton>
        ) : (
          <a key={path} href={path} className="app-link">
            {label}
          </a>
        ),
      )}
    </div>
  );
}
