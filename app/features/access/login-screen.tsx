import type { ReactNode } from "react";
import type { Theme } from "#domain/theme/theme-schema.ts";
import { SOCIAL_NETWORKS } from "#domain/theme/social-networks.ts";
import { Brand } from "../shell/brand.tsx";
import { RoofDrawing } from "./roof-drawing.tsx";

/** The sign-in screen in the distributor's look: a gradient side with its words, or the form alone. */
export function LoginScreen({ theme, children }: { theme: Theme; children: ReactNode }) {
  const { loginTheme } = theme;
  const { type, alignment } = loginTheme;
  return (
    <main className={`app-login app-login--${type} app-login--${alignment}`}>
      {type === "gradient" && (
        <section className="app-login__side">
          <Brand name={theme.title} logo={theme.logo} onGradient />
          <div className="app-login__words">
            <p className="app-login__headline">{loginTheme.headline}</p>
            <p className="app-login__subline">{loginTheme.subline}</p>
          </div>
          {loginTheme.image ? (
            <img className="app-login__image" src={loginTheme.image} alt="" />
          ) : (
            <RoofDrawing />
          )}
          <SocialLinks theme={theme} />
        </section>
      )}
      <section className="app-login__main">
        <div className="app-login__small-brand">
          <Brand name={theme.title} logo={theme.logo} />
        </div>
        {children}
        {type === "minimalist" && <SocialLinks theme={theme} />}
      </section>
    </main>
  );
}

function SocialLinks({ theme }: { theme: Theme }) {
  const { socialLinks } = theme.loginTheme;
  const links = SOCIAL_NETWORKS.flatMap((network) => {
    const url = socialLinks[network];
    return url === undefined ? [] : [{ network, url }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="app-login__social">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="noreferrer" target="_blank">
            {network}
          </a>
        </li>
      ))}
    </ul>
  );
}
