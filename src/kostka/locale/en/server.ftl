## Requests to the server

error-request-malformed = the request is not understood: { $found }
error-request-too-large = the request is too large
error-not-found = there is nothing here
error-method-unknown = this cannot be done here
error-sign-in-needed = say first who you are
error-not-allowed = this is not yours to do
error-too-many-requests = too many requests; wait a moment
error-server-busy = the server cannot keep up right now; try again soon
error-server-stopping = the server is being restarted; try again soon
error-server-fault = a mistake in the server itself; it has been noted
