<?php
// What the tests change about WordPress, by options that they set.

// The classic editor, as its plugin brings it back.
add_filter(
	'use_block_editor_for_post',
	function ( $wanted ) {
		return get_option( 'test_classic_editor' ) ? false : $wanted;
	}
);

// The language of the site. WordPress's own texts stay English, as their files are not there.
add_filter(
	'locale',
	function ( $locale ) {
		return get_option( 'test_locale' ) ? get_option( 'test_locale' ) : $locale;
	}
);

// Our site is on this machine, at a port that WordPress does not trust.
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter(
	'http_allowed_safe_ports',
	function ( $ports ) {
		return array_merge( $ports, array( (int) wp_parse_url( get_option( 'test_our_origin' ), PHP_URL_PORT ) ) );
	}
);

// The built pages name the site that they were built for.
add_filter(
	'pre_http_request',
	function ( $answer, $args, $address ) {
		$built = get_option( 'test_built_for' );
		$local = get_option( 'test_our_origin' );
		if ( $built && $built !== $local && 0 === strpos( $address, $built . '/' ) ) {
			return wp_remote_get( $local . substr( $address, strlen( $built ) ), $args );
		}
		return $answer;
	},
	10,
	3
);
