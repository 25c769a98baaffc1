// What home shows once there is something to show: it comes after what can be pressed.

import FriendList from './FriendList.svelte'
import Last from './Last.svelte'
import Lines from './Lines.svelte'

export { FriendList, Last, Lines }
