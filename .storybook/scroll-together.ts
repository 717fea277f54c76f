let following = new AbortController()

/** Scrolls two pages together, until it is called for two others. */
export function scrollTogether(one: Window, other: Window): void {
  following.abort()
  following = new AbortController()
  // A page that has followed reports it as well.
  let follower: Window | null = null
  const follow = (from: Window, to: Window) =>
    from.addEventListener(
      'scroll',
      () => {
        const hasFollowed = follower === from
        follower = hasFollowed ? null : to
        if (!hasFollowed) to.scrollTo({ top: from.scrollY, behavior: 'instant' })
      },
      { signal: following.signal },
    )
  follow(one, other)
  follow(other, one)
}
