import "./login.css";
import "#app/ui/button.css";
import { LinkButton } from "#app/ui/link-button.tsx";
/** Tells that a link is expired or used, and offers other ways on. */
export function ClosedLink({
  title,
  text,
  ways,
}: {
  title: string;
  text: string;
  /** The first way is shown as the main one. */
  ways: readonly { label: string; path: string }[];
}) {
  return (
    <div className="app-stack app-login__form">
      <h1 className="app-login__title">{title}</h1>
      <p className="app-quiet app-login__hint">{text}</p>
      {ways.map(({ label, path }, at) =>
        at === 0 ? (
          <LinkButton key={path} href={path} kind="primary" size="large">
            {label}
          </LinkButton>
        ) : (
          <a key={path} href={path} className="app-link-button">
            {label}
          </a>
        ),
      )}
    </div>
  );
}
