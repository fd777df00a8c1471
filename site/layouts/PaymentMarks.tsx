/** How one may pay, as small marks of one size. */
export function PaymentMarks() {
  return (
    <ul className="flex flex-wrap gap-2">
      {marks.map(({ name, drawing }) => (
        <li key={name}>
          <svg viewBox="0 0 60 36" width="60" height="36" role="img" aria-label={name}>
            <rect width="60" height="36" rx="4" fill="#fff" />
            {drawing}
          </svg>
        </li>
      ))}
    </ul>
  );
}

const lettering = { x: 30, textAnchor: 'middle', fontFamily: 'Arial,sans-serif', fontWeight: 700 } as const;

const marks = [
  {
    name: 'iDEAL',
    drawing: (
      <>
        <path d="M8 8h9a10 10 0 0 1 0 20H8z" fill="#CC0066" />
        <circle cx="13" cy="14.500" r="2.600" fill="#fff" />
        <path d="M10.500 19h5v6h-5z" fill="#fff" />
        <text {...lettering} x="43" y="22" fontSize="10.500">
          DEAL
        </text>
      </>
    ),
  },
  {
    name: 'Bancontact',
    drawing: (
      <>
        <path d="M8 23h18l7-8h19v2H35l-7 8H8z" fill="#005498" />
        <path d="M34 12h18v-2H32l-7 8H8v2h18z" fill="#FFD800" />
        <text {...lettering} y="33" fontSize="7">
          Bancontact
        </text>
      </>
    ),
  },
  {
    name: 'Maestro',
    drawing: (
      <>
        <circle cx="24" cy="14" r="9" fill="#0099DF" />
        <circle cx="36" cy="14" r="9" fill="#ED0006" />
        <path d="M30 7.300a9 9 0 0 1 0 13.400 9 9 0 0 1 0-13.400Z" fill="#6C6BBD" />
        <text {...lettering} y="32.500" fontSize="7.500">
          maestro
        </text>
      </>
    ),
  },
  {
    name: 'Visa',
    drawing: (
      <text {...lettering} y="24.500" fontSize="18" fontStyle="italic" fill="#1A1F71">
        VISA
      </text>
    ),
  },
  {
    name: 'Mastercard',
    drawing: (
      <>
        <circle cx="24" cy="14" r="9" fill="#EB001B" />
        <circle cx="36" cy="14" r="9" fill="#F79E1B" />
        <path d="M30 7.300a9 9 0 0 1 0 13.400 9 9 0 0 1 0-13.400Z" fill="#FF5F00" />
        <text {...lettering} y="32.500" fontSize="7.500">
          mastercard
        </text>
      </>
    ),
  },
  {
    name: 'PayPal',
    drawing: (
      <text {...lettering} y="23" fontSize="14" fontStyle="italic" fill="#003087">
        Pay<tspan fill="#0070E0">Pal</tspan>
      </text>
    ),
  },
];
