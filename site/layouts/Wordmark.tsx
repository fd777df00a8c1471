/** The logo: a film sample with its corner coming loose, and the name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <path
          fill="#1E5A45"
          d="M6 0h13c1 4.500 3.500 8.500 7 11 2 1.400 4 2.200 6 2.500V26a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z"
        />
        <path
          fill="#B98A3E"
          d="M19 0c1 4.500 3.500 8.500 7 11 2 1.400 4 2.200 6 2.500-4.500 1.700-9.500 1.500-12.500-.5C16.500 11 16.500 5 19 0Z"
        />
      </svg>
      <span className="font-heading font-bold text-[1.625rem] leading-none tracking-[-0.045em] lowercase">
        {name}
      </span>
    </span>
  );
}
