import "./login.css";
import type { ReactNode } from "react";
import type { Theme } from "#domain/theme/theme-schema.ts";
import { SOCIAL_LABELS } from "#copy/access/social-labels.ts";
import { SOCIAL_NETWORKS } from "#domain/theme/social-networks.ts";
import { Brand } from "../theme/brand.tsx";
import { RoofDrawing } from "./roof-drawing.tsx";

/** The sign-in screen in the distributor's look: a gradient side with its words, or the form alone. */
export function LoginScreen({
  title,
  logo,
  loginTheme,
  children,
}: Pick<Theme, "title" | "loginTheme"> & { logo?: string | undefined; children: ReactNode }) {
  const { type, alignment } = loginTheme;
  return (
    <main className={`app-login app-login--${type} app-login--${alignment}`}>
      {type === "gradient" && (
        <section className="app-stack app-gap-0 app-login__side">
          <Brand name={title} logo={logo} onGradient />
          <div className="app-login__words">
            <p className="app-login__headline">{loginTheme.headline}</p>
            <p className="app-login__subline">{loginTheme.subline}</p>
          </div>
          {loginTheme.image ? (
            <img className="app-login__image" src={loginTheme.image} alt="" />
          ) : (
            <RoofDrawing />
          )}
          <SocialLinks links={loginTheme.socialLinks} />
        </section>
      )}
      <section className="app-stack app-gap-24 app-login__main">
        <div className="app-login__small-brand">
          <Brand name={title} logo={logo} />
        </div>
        {type === "minimalist" && loginTheme.image && (
          <img className="app-login__picture" src={loginTheme.image} alt="" />
        )}
        {children}
        {type === "minimalist" && <SocialLinks links={loginTheme.socialLinks} />}
      </section>
    </main>
  );
}

function SocialLinks({ links: urls }: { links: Theme["loginTheme"]["socialLinks"] }) {
  const links = SOCIAL_NETWORKS.flatMap((network) => {
    const url = urls[network];
    return url === undefined ? [] : [{ network, url }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="app-row app-login__social">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="noreferrer" target="_blank">
            {SOCIAL_LABELS[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}
