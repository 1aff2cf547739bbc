export interface IconProps {
  /** In pixels. */
  size?: number;
}

/** One outline family; the word beside an icon speaks for it, so it is hidden from assistive technology. */
export function Icon({ d, size = 24 }: IconProps & { d: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
