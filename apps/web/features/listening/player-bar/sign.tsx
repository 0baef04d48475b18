const PATHS = {
  play: "M8 5.5v13l11-6.5z",
  pause: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z",
  next: "M6 6l8.5 6L6 18zM16 6h2.5v12H16z",
  previous: "M18 6l-8.5 6 8.5 6zM5.5 6H8v12H5.5z",
  loud: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM14.5 8.5a5 5 0 0 1 0 7M17 6a8.5 8.5 0 0 1 0 12",
  silent: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15 9.5l5 5M20 9.5l-5 5",
  back: "M12 4.5a8.5 8.5 0 1 1-8 5.6M12 4.5l3-2.7M12 4.5l3 2.7",
  forward: "M12 4.5a8.5 8.5 0 1 0 8 5.6M12 4.5l-3-2.7M12 4.5l-3 2.7",
} as const;
const DRAWN: ReadonlySet<string> = new Set(["loud", "silent", "back", "forward"]);

interface SignProps {
  name: keyof typeof PATHS;
  /** Inside a sign that has room. */
  seconds?: number;
}

/** The picture on a button of the player; the button says in words what it does. */
export function Sign({ name, seconds }: SignProps) {
  const isDrawn = DRAWN.has(name);
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="currentColor"
        stroke={isDrawn ? "currentColor" : "none"}
        strokeWidth={isDrawn ? 1.6 : 0}
        strokeLinecap="round"
        fillRule="evenodd"
        fillOpacity={isDrawn ? 0 : 1}
      />
      {seconds === undefined ? null : (
        <text x="12" y="16" textAnchor="middle" fontSize="8.5" fontWeight="700" fill="currentColor">
          {seconds}
        </text>
      )}
    </svg>
  );
}
