/** The distributor's logo and name; without a logo, a drawn sun. */
export function Brand({
  name,
  logo,
  onGradient = false,
}: {
  name: string;
  logo?: string | undefined;
  onGradient?: boolean;
}) {
  return (
    <span className={onGradient ? "app-brand app-brand--on-gradient" : "app-brand"}>
      {logo ? (
        <img className="app-brand__logo" src={logo} alt="" />
      ) : (
        <svg className="app-brand__mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <circle cx="16" cy="16" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path
            d="M16 6.5v2M16 23.5v2M6.5 16h2M23.5 16h2M9.3 9.3l1.4 1.4M21.3 21.3l1.4 1.4M9.3 22.7l1.4-1.4M21.3 10.7l1.4-1.4"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      )}
      <span className="app-brand__name">{name}</span>
    </span>
  );
}
