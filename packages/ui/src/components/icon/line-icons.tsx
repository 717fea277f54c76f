import { LineIcon } from './Icon.tsx'
import type { IconProps } from './Icon.tsx'

/** Three lines: opens the drawer. */
export function MenuIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />
    </LineIcon>
  )
}

/** A cross: closes, clears or removes. */
export function CloseIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </LineIcon>
  )
}

/** A magnifier. */
export function SearchIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="10.75" cy="10.75" r="6.75" />
      <path d="m20.5 20.5-5-5" />
    </LineIcon>
  )
}

/** An outlined heart: not in the wishlist. */
export function HeartIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 20.5C7 17 3.5 13.6 3.5 9.4A4.9 4.9 0 0 1 8.4 4.5c1.5 0 2.8.7 3.6 1.9.8-1.2 2.1-1.9 3.6-1.9a4.9 4.9 0 0 1 4.9 4.9c0 4.2-3.5 7.6-8.5 11.1Z" />
    </LineIcon>
  )
}

/** A shopping bag: the cart. */
export function BagIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M5 8h14l1 12.5H4L5 8Z" />
      <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
    </LineIcon>
  )
}

/** A person: the account. */
export function UserIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
    </LineIcon>
  )
}

/** A house. */
export function HomeIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="m3.5 11 8.5-7 8.5 7" />
      <path d="M5.5 9.5v11h13v-11M10 20.5v-6h4v6" />
    </LineIcon>
  )
}

/** A sofa: the shop. */
export function SofaIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M5.5 10V7a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v3" />
      <path d="M7 13.5v-1.75a1.75 1.75 0 0 0-3.5 0V18h17v-6.25a1.75 1.75 0 0 0-3.5 0v1.75H7ZM5.5 18v2M18.5 18v2" />
    </LineIcon>
  )
}

/** Points back. */
export function ChevronLeftIcon(props: IconProps) {
  return (
    <LineIcon data-mirrored {...props}>
      <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
    </LineIcon>
  )
}

/** Points on. */
export function ChevronRightIcon(props: IconProps) {
  return (
    <LineIcon data-mirrored {...props}>
      <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
    </LineIcon>
  )
}

/** Points down: opens a list. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="m5.5 9 6.5 6.5L18.5 9" />
    </LineIcon>
  )
}

/** An arrow back. */
export function ArrowLeftIcon(props: IconProps) {
  return (
    <LineIcon data-mirrored {...props}>
      <path d="M20 12H4m6.5-6.5L4 12l6.5 6.5" />
    </LineIcon>
  )
}

/** An arrow on. */
export function ArrowRightIcon(props: IconProps) {
  return (
    <LineIcon data-mirrored {...props}>
      <path d="M4 12h16m-6.5-6.5L20 12l-6.5 6.5" />
    </LineIcon>
  )
}

/** Adds or enlarges. */
export function PlusIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 5v14M5 12h14" />
    </LineIcon>
  )
}

/** Takes away or makes smaller. */
export function MinusIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M5 12h14" />
    </LineIcon>
  )
}

/** A tick. */
export function CheckIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="m4.5 12.5 5 5 10-11" />
    </LineIcon>
  )
}

/** Two sliders: filters. */
export function FilterIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M3.5 8h9M18.5 8h2M3.5 16h2M11.5 16h9" />
      <circle cx="15.5" cy="8" r="2.75" />
      <circle cx="8.5" cy="16" r="2.75" />
    </LineIcon>
  )
}

/** An arrow out of a tray: shares. */
export function ShareIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 15.5v-12M7.5 7.5 12 3.5l4.5 4" />
      <path d="M7 11H4.5v9.5h15V11H17" />
    </LineIcon>
  )
}

/** Two links of a chain: copies the address. */
export function LinkChainIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.4 1.4" />
      <path d="M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.4-1.4" />
    </LineIcon>
  )
}

/** Stops what plays. */
export function PauseIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M8.5 5.5v13M15.5 5.5v13" />
    </LineIcon>
  )
}

/** Lets it play. */
export function PlayIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M7.5 5v14l11-7-11-7Z" />
    </LineIcon>
  )
}

/** Four corners: enlarges a picture. */
export function EnlargeIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </LineIcon>
  )
}

/** A globe: shipping everywhere. */
export function GlobeIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.5 2.4 3.7 5.2 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.2-3.7-8.5s1.2-6.1 3.7-8.5Z" />
    </LineIcon>
  )
}

/** A shield with a tick: quality. */
export function ShieldIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 3.5 4.5 6v5.5c0 4.3 2.7 7.4 7.5 9 4.8-1.6 7.5-4.7 7.5-9V6L12 3.5Z" />
      <path d="m8.5 11.5 2.5 2.5 4.5-4.5" />
    </LineIcon>
  )
}

/** A hammer: installation. */
export function ToolsIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="m12.5 9.5-9 9 2 2 9-9" />
      <path d="m10 7 4-3.5c2 0 3.5.5 5 2l1.5 1.5-1.5 1.5-1.5-.5-2.5 2.5L10 7Z" />
    </LineIcon>
  )
}

/** A telephone. */
export function PhoneIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M8.5 3.5h-4c-.6 0-1 .5-1 1C4 13.5 10.5 20 19.5 20.5c.5 0 1-.4 1-1v-4l-5-1.5-2 2.5a13 13 0 0 1-6-6l2.5-2-1.5-5Z" />
    </LineIcon>
  )
}

/** An envelope. */
export function MailIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M3.5 5.5h17v13h-17z" />
      <path d="m4 6.5 8 6.5 8-6.5" />
    </LineIcon>
  )
}

/** A pin on a map: the address. */
export function PinIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 21c-4.5-4.5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6.5-6.5 11Z" />
      <circle cx="12" cy="10" r="2.25" />
    </LineIcon>
  )
}

/** An exclamation mark in a circle: something is wrong. */
export function NoticeIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5v5.5M12 16.25v.01" />
    </LineIcon>
  )
}

/** An i in a circle. */
export function InfoIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.75v.01" />
    </LineIcon>
  )
}

/** A filled heart: in the wishlist. */
export function HeartFilledIcon(props: IconProps) {
  return <HeartIcon {...props} fill="currentColor" />
}
